/** The glow behind the subject: how white, where, and how far it reaches in parts of the stage. */
const GLOW = { alpha: 0.13, x: 0.5, y: 0.44, width: 0.75, height: 0.8 };

const percent = (part: number): string => `${part * 100}%`;

/** The backdrop as CSS: a soft spot on the ground colour. */
export const BACKDROP = `radial-gradient(${percent(GLOW.width)} ${percent(GLOW.height)} at ${percent(GLOW.x)} ${percent(
  GLOW.y,
)}, rgb(255 255 255 / ${GLOW.alpha}), rgb(255 255 255 / ${GLOW.alpha * 0.3}) 55%, transparent), var(--ground)`;

/** The colour of the ground in the present theme. */
export const groundColor = (): string => getComputedStyle(document.documentElement).getPropertyValue("--ground");

/** Covers a canvas with the same backdrop. */
export function drawBackdrop(context: CanvasRenderingContext2D, ground: string): void {
  const { width, height } = context.canvas;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate(GLOW.x * width, GLOW.y * height);
  context.scale(GLOW.width * width, GLOW.height * height);
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  glow.addColorStop(0, `rgb(255 255 255 / ${GLOW.alpha})`);
  glow.addColorStop(0.55, `rgb(255 255 255 / ${GLOW.alpha * 0.3})`);
  glow.addColorStop(1, "transparent");
  context.fillStyle = glow;
  context.fillRect(-2, -2, 4, 4);
  context.restore();
}
