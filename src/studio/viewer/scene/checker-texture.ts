import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

const CELLS = 8;
const CELL_PX = 128;

/** A checkerboard whose squares tell place and direction: letters across, numbers upward. */
export function checkerTexture(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = CELLS * CELL_PX;
  const context = canvas.getContext("2d");
  if (context) for (let i = 0; i < CELLS * CELLS; i += 1) drawCell(context, i % CELLS, Math.floor(i / CELLS));
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

function drawCell(context: CanvasRenderingContext2D, column: number, row: number): void {
  const hue = (column * CELLS + row) * (360 / (CELLS * CELLS));
  const light = (column + row) % 2 === 0;
  const [x, y] = [column * CELL_PX, row * CELL_PX];
  context.fillStyle = `hsl(${hue} 45% ${light ? 72 : 38}%)`;
  context.fillRect(x, y, CELL_PX, CELL_PX);
  context.fillStyle = light ? "#1b1b1f" : "#f5f5f2";
  context.font = `600 ${CELL_PX * 0.38}px sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(`${String.fromCharCode(65 + column)}${CELLS - row}`, x + CELL_PX / 2, y + CELL_PX / 2);
}
