import type { Concept } from "../concept.ts";
import { banknote } from "./banknote.ts";
import { bookmark } from "./bookmark.ts";
import { calendar } from "./calendar.ts";
import { clipboard } from "./clipboard.ts";
import { crayon } from "./crayon.ts";
import { creditCard } from "./credit-card.ts";
import { drawingCompass } from "./drawing-compass.ts";
import { envelope } from "./envelope.ts";
import { eraser } from "./eraser.ts";
import { globe } from "./globe.ts";
import { glueStick } from "./glue-stick.ts";
import { holePunch } from "./hole-punch.ts";
import { map } from "./map.ts";
import { newspaper } from "./newspaper.ts";
import { notebook } from "./notebook.ts";
import { noticeBoard } from "./notice-board.ts";
import { paintBrush } from "./paint-brush.ts";
import { paintTube } from "./paint-tube.ts";
import { palette } from "./palette.ts";
import { paperClip } from "./paper-clip.ts";
import { paperweight } from "./paperweight.ts";
import { pen } from "./pen.ts";
import { pencil } from "./pencil.ts";
import { pencilCase } from "./pencil-case.ts";
import { pencilSharpener } from "./pencil-sharpener.ts";
import { quill } from "./quill.ts";
import { rubberStamp } from "./rubber-stamp.ts";
import { ruler } from "./ruler.ts";
import { scroll } from "./scroll.ts";
import { sheetOfPaper } from "./sheet-of-paper.ts";
import { tapeDispenser } from "./tape-dispenser.ts";
import { thumbtack } from "./thumbtack.ts";
import { waxSeal } from "./wax-seal.ts";

export const STATIONERY: readonly Concept[] = [
  waxSeal,
  holePunch,
  paperweight,
  glueStick,
  rubberStamp,
  tapeDispenser,
  drawingCompass,
  paintTube,
  globe,
  map,
  sheetOfPaper,
  paintBrush,
  palette,
  pen,
  pencil,
  quill,
  scroll,
  envelope,
  newspaper,
  ruler,
  clipboard,
  notebook,
  crayon,
  creditCard,
  banknote,
  calendar,
  paperClip,
  thumbtack,
  eraser,
  pencilSharpener,
  pencilCase,
  noticeBoard,
  bookmark,
];
