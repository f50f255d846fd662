import { Component, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { uiTexts } from "./texts.ts";

interface BoundaryProps {
  /** What happened, as far as the artist is concerned. */
  what: string;
  children: ReactNode;
}

/** Keeps a fault of one part from taking the whole page with it. */
export class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="flex h-full items-center justify-center p-6">
        <Notice
          tone="bad"
          title={this.props.what}
          className="max-w-md"
          actions={
            <>
              <Button onClick={() => this.setState({ error: null })}>{uiTexts.boundary.tryAgain}</Button>
              <Button onClick={() => location.reload()}>{uiTexts.boundary.reloadThePage}</Button>
            </>
          }
        >
          {error.message}
        </Notice>
      </div>
    );
  }
}
