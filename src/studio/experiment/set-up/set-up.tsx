import type { AxisKind, ExperimentRecord, ExperimentSettings } from "../../api/experiment-record.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ListsEditor } from "../lists/lists-editor.tsx";
import { withPrompt } from "../plan/experiment-settings.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { experimentTexts } from "../texts.ts";
import { AxesFields } from "./axes-fields.tsx";
import { SendFooter } from "./send-footer.tsx";
import { TextField } from "./text-field.tsx";
import { WritingHelp } from "./writing-help.tsx";

interface SetUpProps {
  experiment: ExperimentRecord;
  plan: Plan;
  onChange(change: Partial<ExperimentSettings>): void;
}

/** Everything that an experiment asks for. What stands on an axis has no field of its own. */
export function SetUp({ experiment, plan, onChange }: SetUpProps) {
  const { settings } = experiment;
  const { family } = settings;
  const has = (kind: AxisKind) => Object.values(settings.axes).some((axis) => axis.kind === kind);
  // an empty prompt is not wrong, it is where everybody begins: the free grid says what to do
  const promptProblem = settings.prompt.trim() === "" ? undefined : plan.problems.prompt;
  const isModel = family === "text-to-3d";
  return (
    <form noValidate className="@container flex h-full min-h-0 flex-col" onSubmit={(event) => event.preventDefault()}>
      <div className="scroll-column gap-5">
        <div className="flex">
          <Segmented
            bare
            label={experimentTexts.setUp.whatToMake}
            value={family}
            options={[
              { value: "text-to-3d", label: experimentTexts.setUp.model3d },
              { value: "material", label: experimentTexts.setUp.material },
            ]}
            onChange={(value) => onChange({ family: value })}
          />
        </div>
        <div className="flex flex-col gap-2">
          <TextField
            label={experimentTexts.setUp.prompt}
            rows={3}
            value={settings.prompt}
            placeholder={isModel ? "a {red|blue} vase" : "{mossy|dry} cobblestone"}
            problem={promptProblem}
            hint={experimentTexts.setUp.promptHint}
            onChange={(prompt) => onChange(withPrompt(settings, prompt))}
          />
          {/* beside one another; what either opens takes a line of its own below both */}
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            <WritingHelp />
            <ListsEditor settings={settings} onChange={onChange} />
          </div>
        </div>
        {!has("negative") && (
          <TextField
            label={experimentTexts.setUp.negativePrompt}
            rows={1}
            value={settings.negativePrompt}
            placeholder={experimentTexts.setUp.negativePlaceholder}
            problem={plan.problems.negativePrompt}
            onChange={(negativePrompt) => onChange({ negativePrompt })}
          />
        )}
        <AxesFields settings={settings} plan={plan} onChange={onChange} />
        <div className="flex flex-col gap-4 border-line border-t pt-5">
          <h2 className="font-semibold text-ink">{experimentTexts.setUp.theSameForAll}</h2>
          <div className="grid grid-cols-2 gap-3">
            {!has("seed") && (
              <TextField
                label={experimentTexts.setUp.seed}
                isNumber
                value={settings.seed}
                placeholder={experimentTexts.setUp.drawnWhenSent}
                problem={plan.problems.seed}
                onChange={(seed) => onChange({ seed })}
              />
            )}
            {isModel && !has("face-limit") && (
              <TextField
                label={experimentTexts.setUp.faceLimit}
                isNumber
                value={settings.faceLimit}
                placeholder={experimentTexts.setUp.automatic}
                problem={plan.problems.faceLimit}
                onChange={(faceLimit) => onChange({ faceLimit })}
              />
            )}
          </div>
          {isModel && !has("version") && (
            <div className="flex items-center justify-between gap-3">
              <span aria-hidden className="font-medium text-muted text-sm">
                {experimentTexts.setUp.modelVersion}
              </span>
              <Segmented
                bare
                label={experimentTexts.setUp.modelVersion}
                value={settings.version}
                options={[
                  { value: "subnet-v1", label: "subnet-v1", tip: experimentTexts.setUp.subnet },
                  { value: "premium-v1", label: "premium-v1", tip: experimentTexts.setUp.premium },
                ]}
                onChange={(version) => onChange({ version })}
              />
            </div>
          )}
          {isModel && !has("pbr") && (settings.version === "premium-v1" || has("version")) && (
            <Switch
              label={experimentTexts.setUp.pbrTextures}
              hint={experimentTexts.setUp.pbrOnlyPremium}
              checked={settings.pbr}
              onChange={(pbr) => onChange({ pbr })}
            />
          )}
        </div>
      </div>
      <SendFooter experiment={experiment} plan={plan} />
    </form>
  );
}
