/** Loaded before a service: its clock is off by what the file named in TEST_CLOCK says, read again at each SIGUSR2. */
import { readFileSync } from "node:fs";

const RealDate = Date;
let offsetMs = 0;
const read = () => {
  offsetMs = Number(readFileSync(process.env.TEST_CLOCK, "utf8"));
};
read();
process.on("SIGUSR2", () => {
  read();
  console.log(`the clock is off by ${offsetMs}`);
});

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offsetMs);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offsetMs;
  }
};
