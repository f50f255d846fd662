/** Of one answer: a model of a million faces takes a tenth of it. */
const ANSWER_MAX_BYTES = 2 ** 30;

/** `fetch`, but no answer of another server may fill this one's memory, and files come over http and https alone. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const { protocol } = new URL(input instanceof Request ? input.url : input);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`Files must come over http or https, got "${protocol}"`);
  const response = await fetch(input, init);
  if (!response.body) return response;
  let leftBytes = ANSWER_MAX_BYTES;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        leftBytes -= chunk.byteLength;
        if (leftBytes < 0) controller.error(new RangeError(`The answer is longer than ${ANSWER_MAX_BYTES} bytes.`));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
};
