import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";

interface PageSwitchProps {
  pages: readonly string[];
  page: number;
  onPage(page: number): void;
}

/** From page to page, by name or one by one. */
export function PageSwitch({ pages, page, onPage }: PageSwitchProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton icon={ChevronLeft} label="Page before" disabled={page === 0} onClick={() => onPage(page - 1)} />
      <Select
        label="Page"
        className="w-56 max-w-full"
        value={String(page)}
        options={pages.map((label, index) => ({ value: String(index), label: label || `Page ${index + 1}` }))}
        onChange={(value) => onPage(Number(value))}
      />
      <IconButton
        icon={ChevronRight}
        label="Page after"
        disabled={page === pages.length - 1}
        onClick={() => onPage(page + 1)}
      />
      <span className="ml-2 text-faint text-sm tabular-nums">
        {page + 1} of {pages.length}
      </span>
    </div>
  );
}
