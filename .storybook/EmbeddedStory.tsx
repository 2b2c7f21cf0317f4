import { DocsContext } from "@storybook/addon-docs/blocks";
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { type RefObject, use, useEffect, useRef, useState } from "react";
import { embeddedMark } from "./embedded";
import { drawnRoot, useTurn } from "./frame-queue";
import { toolbarQuery, useToolbar } from "./toolbar";

const floating = ":is([role=dialog], [role=alertdialog], [role=tooltip], [data-part=toast])";
const heights = { least: 64, most: 900, floating: 460, notYetDrawn: 120 };

/** The frame's height: that of the story, at least enough for its overlays. Undefined until the story is drawn. */
function heightIn(frame: HTMLIFrameElement | null): number | undefined {
  const root = drawnRoot(frame);
  if (!root) return undefined;
  const least = root.ownerDocument.querySelector(floating) ? heights.floating : heights.least;
  return Math.min(Math.max(Math.ceil(root.getBoundingClientRect().bottom) + 16, least), heights.most);
}

/** The space available to a frame and the space its story needs, in pixels. */
function useRoom(place: RefObject<HTMLElement | null>, frame: RefObject<HTMLIFrameElement | null>) {
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const measure = () => {
      setWidth(place.current?.clientWidth ?? 0);
      setHeight(heightIn(frame.current));
    };
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    // What opens inside the story's frame triggers no observer here, so it is measured repeatedly.
    const timer = setInterval(measure, 300);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [place, frame]);
  return { width, height };
}

/** Forwards the page's controls to the frame. */
function usePageControls(frame: RefObject<HTMLIFrameElement | null>) {
  const { channel } = use(DocsContext);
  useEffect(() => {
    const passed = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => {
      const pass = (said: unknown) =>
        Reflect.get(frame.current?.contentWindow ?? {}, "__STORYBOOK_ADDONS_CHANNEL__")?.emit(event, said);
      return [event, pass] as const;
    });
    for (const [event, pass] of passed) channel.on(event, pass);
    return () => {
      for (const [event, pass] of passed) channel.off(event, pass);
    };
  }, [channel, frame]);
}

interface EmbeddedStoryProps {
  id: string;
  title: string;
  /** The args as in a Storybook URL: "part:Button". */
  args?: string;
  /** The width of the story's own window in pixels, scaled down if there is less space; the page's width by default. */
  width?: number;
  /** In pixels; the story's height by default. */
  height?: number;
}

/** A story in a frame on a documentation page. It follows the toolbar and the page's controls. */
export function EmbeddedStory({ id, title, args, width, height }: EmbeddedStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(place, frame);
  const mayLoad = useTurn(frame);
  usePageControls(frame);
  const query = new URLSearchParams({ id, viewMode: "story", globals: toolbarQuery(useToolbar()) });
  if (args) query.set("args", args);
  const own = { width: width ?? room.width, height: height ?? room.height ?? heights.notYetDrawn };
  const scale = Math.min(1, room.width / own.width || 1);
  // Until its story is drawn, a frame would be a white box on a dark page.
  const visibility = room.height === undefined ? "hidden" : "visible";
  return (
    <div ref={place} className="embedded-story" style={{ height: own.height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own stories, which need their storage and scripts. */}
      <iframe
        {...{ [embeddedMark]: "" }}
        ref={frame}
        title={title}
        src={mayLoad ? `iframe.html?${query}` : undefined}
        style={{ ...own, transform: `scale(${scale})`, visibility }}
      />
    </div>
  );
}
