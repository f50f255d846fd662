import { setConsoleFunction } from "three";

/** @react-three/fiber 9 makes a clock that nothing here reads, and three says of it that there is a newer one. */
const NOT_OURS = "THREE.Clock:";

/** Lets everything that three has to say through, except for what only a library could mend. */
export function listenToThree(): void {
  setConsoleFunction((type, message, ...rest) => {
    if (!message.startsWith(NOT_OURS)) console[type](message, ...rest);
  });
}
