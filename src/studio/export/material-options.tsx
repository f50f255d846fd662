import type { AssetRecord } from "../api/asset-record.ts";
import { Notice } from "../ui/notice.tsx";
import { Select } from "../ui/select.tsx";
import { type MaterialChoice, type Packing, targetOffer } from "./export-choice.ts";
import { OptionRow, SizeRow } from "./option-row.tsx";
import { exportTexts } from "./texts.ts";

interface MaterialOptionsProps {
  choice: MaterialChoice;
  record: AssetRecord;
  onChange(choice: MaterialChoice): void;
}

const NORMALS = [
  {
    value: "gl",
    get label() {
      return exportTexts.materialOptions.opengl;
    },
  },
  {
    value: "dx",
    get label() {
      return exportTexts.materialOptions.directx;
    },
  },
] as const;

const PACKINGS: readonly { value: Packing; label: string; hint: string }[] = [
  {
    value: "separate",
    get label() {
      return exportTexts.materialOptions.separate;
    },
    get hint() {
      return exportTexts.materialOptions.separateHint;
    },
  },
  {
    value: "orm",
    label: "ORM",
    get hint() {
      return exportTexts.materialOptions.ormHint;
    },
  },
  {
    value: "unity-mask",
    get label() {
      return exportTexts.materialOptions.maskMap;
    },
    get hint() {
      return exportTexts.materialOptions.maskMapHint;
    },
  },
  {
    value: "metallic-smoothness",
    get label() {
      return exportTexts.materialOptions.metallicSmoothness;
    },
    get hint() {
      return exportTexts.materialOptions.metallicSmoothnessHint;
    },
  },
];

const SHAPES = [
  {
    value: "sphere",
    get label() {
      return exportTexts.materialOptions.sphere;
    },
  },
  {
    value: "plane",
    get label() {
      return exportTexts.materialOptions.plane;
    },
  },
] as const;

/** What can be chosen about a material's maps. The tool's own conventions stand first. */
export function MaterialOptions({ choice, record, onChange }: MaterialOptionsProps) {
  const { target, normal, packing, shape, sizePx } = choice;
  const own = targetOffer(target);
  const isFixed = target === "gltf" || target === "materialx";
  // Godot's resource and MaterialX's graph know the packings they are written for
  const packings =
    target === "godot" ? PACKINGS.filter(({ value }) => value === "separate" || value === "orm") : PACKINGS;
  const isLacking = record.kept.length > 0 && !record.kept.includes("normal") && !record.kept.includes("roughness");
  return (
    <>
      {isLacking && (
        <Notice tone="plain" title={exportTexts.materialOptions.onlyAlbedo}>
          {exportTexts.materialOptions.onlyAlbedoHint}
        </Notice>
      )}
      {target === "gltf" && (
        <OptionRow
          label={exportTexts.materialOptions.shownOn}
          value={shape}
          options={SHAPES}
          onChange={(next) => onChange({ ...choice, shape: next })}
        />
      )}
      {!isFixed && (
        <>
          <OptionRow
            label={exportTexts.materialOptions.normalMap}
            value={normal}
            options={NORMALS}
            hint={
              normal === own.normal
                ? exportTexts.materialOptions.expected(own.label)
                : exportTexts.materialOptions.unexpected(own.label)
            }
            onChange={(next) => onChange({ ...choice, normal: next })}
          />
          <div className="flex flex-col gap-1.5">
            <span aria-hidden className="font-medium text-muted text-sm">
              {exportTexts.materialOptions.packing}
            </span>
            <Select
              label={exportTexts.materialOptions.packing}
              value={packing}
              options={packings}
              className="max-w-60"
              onChange={(next) => onChange({ ...choice, packing: next as Packing })}
            />
            <p className="text-faint text-sm">{packings.find(({ value }) => value === packing)?.hint}</p>
          </div>
        </>
      )}
      <SizeRow sizePx={sizePx} onChange={(next) => onChange({ ...choice, sizePx: next })} />
    </>
  );
}
