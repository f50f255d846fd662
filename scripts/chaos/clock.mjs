/** Loaded before the service: its clock jumps by up to a day, ahead and back, every three seconds. */
const JUMP_MS = 86_400_000;
const RealDate = Date;
let offsetMs = 0;
setInterval(() => {
  offsetMs = Math.round((Math.random() * 2 - 1) * JUMP_MS);
}, 3000).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offsetMs);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offsetMs;
  }
};
