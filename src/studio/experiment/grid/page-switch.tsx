import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { experimentTexts } from "../texts.ts";

interface PageSwitchProps {
  pages: readonly string[];
  page: number;
  onPage(page: number): void;
}

/** From page to page, by name or one by one. */
export function PageSwitch({ pages, page, onPage }: PageSwitchProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        label={experimentTexts.pageSwitch.pageBefore}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <Select
        label={experimentTexts.pageSwitch.page}
        className="w-56 max-w-full"
        value={String(page)}
        options={pages.map((label, index) => ({
          value: String(index),
          label: label || experimentTexts.pageSwitch.pageNumber(index + 1),
        }))}
        onChange={(value) => onPage(Number(value))}
      />
      <IconButton
        icon={ChevronRight}
        label={experimentTexts.pageSwitch.pageAfter}
        disabled={page === pages.length - 1}
        onClick={() => onPage(page + 1)}
      />
      <span className="ml-2 text-faint text-sm tabular-nums">
        {experimentTexts.pageSwitch.pageOf(page + 1, pages.length)}
      </span>
    </div>
  );
}
