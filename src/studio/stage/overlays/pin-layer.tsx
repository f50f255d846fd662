import { type Ref, useImperativeHandle, useRef } from "react";
import type { Pin } from "../../api/asset-record.ts";
import { classNames } from "../../ui/class-names.ts";
import type { OnProjected } from "../../viewer/scene/projected-places.tsx";
import type { Place } from "../../viewer/scene/viewer-handle.ts";
import { stageTexts } from "../texts.ts";
import { AimCross } from "./aim-cross.tsx";
import { StageWords } from "./stage-words.tsx";

interface PinLayerProps {
  pins: readonly Pin[];
  /** A click pins another one. */
  pinning: boolean;
  /** The latest press was beside the model. */
  missed: boolean;
  onPress(pin: Pin): void;
  ref: Ref<OnProjected>;
}

/** Whether the surface is seen from behind, which for a solid thing means not at all. */
function isTurnedAway({ place, normal }: Pin, eye: Place): boolean {
  const [x, y, z] = [eye[0] - place[0], eye[1] - place[1], eye[2] - place[2]];
  return normal[0] * x + normal[1] * y + normal[2] * z < 0;
}

/** Numbers over the places of a model that bear a note; those on its far side are faint. The ref takes where they are in the picture. */
export function PinLayer({ pins, pinning, missed, onPress, ref }: PinLayerProps) {
  const markers = useRef<(HTMLButtonElement | null)[]>([]);
  // past React, for they follow every move of the camera
  useImperativeHandle(
    ref,
    () => (projected, eye) => {
      for (const [index, marker] of markers.current.entries()) {
        const [at, pin] = [projected[index], pins[index]];
        if (!marker || !pin) continue;
        marker.style.visibility = at ? "visible" : "hidden";
        if (!at) continue;
        marker.dataset.far = String(isTurnedAway(pin, eye));
        marker.style.transform = `translate(${at[0]}px, ${at[1]}px) translate(-50%, -50%)`;
      }
    },
    [pins],
  );
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden">
      {pinning && <AimCross />}
      {pinning && missed && <StageWords>{stageTexts.measureLayer.nothingThere}</StageWords>}
      {pins.map((pin, index) => (
        <button
          key={pin.madeAtMs}
          ref={(marker) => {
            markers.current[index] = marker;
          }}
          type="button"
          aria-label={stageTexts.pins.marker(index + 1, pin.words)}
          data-tip={pin.words || undefined}
          onClick={() => onPress(pin)}
          style={{ visibility: "hidden" }}
          className={classNames(
            "group/pin pointer-events-auto absolute top-0 left-0 grid size-6 place-items-center rounded-full pointer-coarse:size-11",
            "data-[far=true]:opacity-40",
          )}
        >
          <span
            aria-hidden
            className="grid size-5.5 place-items-center rounded-full border border-accent-ink/70 bg-accent font-semibold text-accent-ink text-xs tabular-nums shadow-float group-hover/pin:bg-accent-hover"
          >
            {index + 1}
          </span>
        </button>
      ))}
    </div>
  );
}
