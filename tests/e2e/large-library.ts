/** Writes records as the studio writes them. Runs in the page. */
export async function fill(count: number): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("plinth");
    request.onsuccess = () => resolve(request.result);
  });
  const canvas = new OffscreenCanvas(256, 256);
  const pen = canvas.getContext("2d");
  const pictures: Blob[] = [];
  for (let index = 0; index < 40; index++) {
    if (pen) {
      pen.fillStyle = `hsl(${index * 9} 60% 50%)`;
      pen.fillRect(0, 0, 256, 256);
    }
    pictures.push(await canvas.convertToBlob({ type: "image/webp" }));
  }
  const transaction = db.transaction(["records", "files"], "readwrite");
  for (let index = 0; index < count; index++) {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
    const key = `embedded/text-to-3d/${id}`;
    const createdAt = new Date(Date.UTC(2026, 10, 1) - index * 3_600_000).toISOString().replace(/\.\d+Z/, "+00:00");
    transaction.objectStore("records").put({
      key,
      connectionId: "embedded",
      family: "text-to-3d",
      asked: { version: "subnet-v1" },
      starred: index % 50 === 0,
      rating: index % 7 === 0 ? (index % 5) + 1 : undefined,
      sentAtMs: Date.parse(createdAt),
      kept: ["thumbnail"],
      keptRevision: `${createdAt} thumbnail`,
      keptBytes: 1000,
      task: {
        id,
        kind: "preview",
        status: "succeeded",
        seed: index,
        prompt: `synthetic ${index} with a prompt as long as prompts are`,
        negativePrompt: null,
        urls: { thumbnail: "/x.png" },
        creditsUsed: 1,
        createdAt,
        finishedAt: createdAt,
      },
    });
    transaction.objectStore("files").put(pictures[index % pictures.length], [key, "preview"]);
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  db.close();
}

/** Scrolls for three seconds, a part of a screen each frame; answers with how many cards there are then. Runs in the page. */
export async function scrollThrough(): Promise<number> {
  const scroller = [...document.querySelectorAll("main div")].find(
    (element) => element.scrollHeight > element.clientHeight * 20,
  );
  const end = performance.now() + 3000;
  while (performance.now() < end) {
    scroller?.scrollBy({ top: 240 });
    await new Promise(requestAnimationFrame);
  }
  return document.querySelectorAll("main li").length;
}
