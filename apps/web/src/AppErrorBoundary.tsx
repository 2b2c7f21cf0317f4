import { CrashScreen } from "@passerelle/ui";
import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
}

/** Catches what no screen expects, and says so (specification §8). */
export class AppErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen onReload={() => window.location.reload()} /> : this.props.children;
  }
}
