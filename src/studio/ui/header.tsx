import { Grid3x3, LibraryBig, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { Logo } from "./logo.tsx";
import { uiTexts } from "./texts.ts";

const PLACES = [
  {
    href: "/experiments",
    get label() {
      return uiTexts.header.experiment;
    },
    icon: Grid3x3,
  },
  {
    href: "/library",
    get label() {
      return uiTexts.header.library;
    },
    icon: LibraryBig,
  },
  {
    href: "/settings",
    get label() {
      return uiTexts.header.settings;
    },
    icon: Settings2,
  },
] as const;

/** The name of the house, where to go, and what the children bring. */
export function Header({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const isHere = (href: string) => location === href || location.startsWith(`${href}/`);
  return (
    <header className="flex h-12 shrink-0 items-center border-line border-b bg-panel px-1 pointer-coarse:h-14 sm:gap-2 sm:px-3 md:px-4">
      <Link
        href="/"
        aria-label={uiTexts.header.home}
        className="inline-flex h-8 items-center gap-2.5 rounded-md pointer-coarse:min-h-11 pointer-coarse:min-w-11 max-sm:min-w-9 max-sm:justify-center sm:pr-2 md:mr-4"
      >
        <Logo />
        <span className="font-semibold text-ink text-lg tracking-tight max-md:hidden">Plinth</span>
      </Link>
      <nav aria-label={uiTexts.header.places} className="flex sm:gap-1">
        {PLACES.map(({ href, label, icon: Icon }) => (
          <Link
            key={href}
            href={href}
            aria-current={isHere(href) ? "page" : undefined}
            className="inline-flex h-8 items-center gap-2 rounded-md px-2 font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11 max-sm:justify-center md:px-2.5"
          >
            <Icon aria-hidden size={16} strokeWidth={1.75} />
            <span className="max-sm:sr-only">{label}</span>
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex min-w-0 items-center sm:gap-2">{children}</div>
    </header>
  );
}
