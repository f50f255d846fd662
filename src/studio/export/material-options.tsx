import type { AssetRecord } from "../api/asset-record.ts";
import { Notice } from "../ui/notice.tsx";
import { Select } from "../ui/select.tsx";
import { type MaterialChoice, type Packing, targetOffer } from "./export-choice.ts";
import { OptionRow, SizeRow } from "./option-row.tsx";

interface MaterialOptionsProps {
  choice: MaterialChoice;
  record: AssetRecord;
  onChange(choice: MaterialChoice): void;
}

const NORMALS = [
  { value: "gl", label: "OpenGL (+Y)" },
  { value: "dx", label: "DirectX (−Y)" },
] as const;

const PACKINGS: readonly { value: Packing; label: string; hint: string }[] = [
  { value: "separate", label: "Separate", hint: "Every map by itself." },
  { value: "orm", label: "ORM", hint: "Red occlusion, green roughness, blue metalness." },
  {
    value: "unity-mask",
    label: "Mask map",
    hint: "Red metalness, green occlusion, blue detail, alpha smoothness.",
  },
  { value: "metallic-smoothness", label: "Metallic + smoothness", hint: "Red metalness, alpha smoothness." },
];

const SHAPES = [
  { value: "sphere", label: "Sphere" },
  { value: "plane", label: "Plane" },
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
        <Notice tone="plain" title="Only the albedo is here">
          Optimize makes the other maps: normal, displacement, metalness, roughness and occlusion.
        </Notice>
      )}
      {target === "gltf" && (
        <OptionRow
          label="Shown on"
          value={shape}
          options={SHAPES}
          onChange={(next) => onChange({ ...choice, shape: next })}
        />
      )}
      {!isFixed && (
        <>
          <OptionRow
            label="Normal map"
            value={normal}
            options={NORMALS}
            hint={normal === own.normal ? `What ${own.label} expects.` : `${own.label} expects the other one.`}
            onChange={(next) => onChange({ ...choice, normal: next })}
          />
          <div className="flex flex-col gap-1.5">
            <span aria-hidden className="font-medium text-muted text-sm">
              Packing
            </span>
            <Select
              label="Packing"
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
