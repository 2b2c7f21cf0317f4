import { DocsContext } from "@storybook/addon-docs/blocks";
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { use, useEffect, useRef, useState } from "react";
import { embeddedMark } from "./embedded";
import { toolbarQuery, useToolbar } from "./toolbar";

const floating = ":is([role=dialog], [role=alertdialog], [role=tooltip], [data-part=toast])";
const room = { least: 64, most: 900, floating: 460 };

/** As high as the story is; what floats over it has no height of its own. */
function heightIn({ document }: Window): number {
  const content = document.querySelector("#storybook-root")?.getBoundingClientRect().bottom ?? 0;
  const least = document.querySelector(floating) ? room.floating : room.least;
  return Math.min(Math.max(Math.ceil(content) + 16, least), room.most);
}

interface EmbeddedStoryProps {
  id: string;
  title: string;
  /** Of a story whose controls stand beside it, as an address has them: "part:Button". */
  args?: string;
  /** The story's own window in pixels, drawn smaller where there is less room; as wide as the page without. */
  width?: number;
  /** In pixels; as high as the story without. */
  height?: number;
}

/** A story in a frame of its own on a documentation page, as the toolbar and the page's controls say. */
export function EmbeddedStory({ id, title, args, width, height }: EmbeddedStoryProps) {
  const { channel } = use(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ available: width ?? 0, content: room.least });
  // Before, it would be a white box in a dark page.
  const [isLoaded, setLoaded] = useState(false);
  const query = new URLSearchParams({ id, viewMode: "story", globals: toolbarQuery(useToolbar()) });
  if (args) query.set("args", args);

  useEffect(() => {
    const measure = () => {
      const within = frame.current?.contentWindow;
      const available = place.current?.clientWidth ?? 0;
      setSize({ available, content: within ? heightIn(within) : room.least });
    };
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    // What a story opens changes nothing that could be observed from here.
    const timer = setInterval(measure, 500);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  useEffect(() => {
    const pass = (event: string) => (said: unknown) =>
      Reflect.get(frame.current?.contentWindow ?? {}, "__STORYBOOK_ADDONS_CHANNEL__")?.emit(event, said);
    const passed = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => [event, pass(event)] as const);
    for (const [event, listener] of passed) channel.on(event, listener);
    return () => {
      for (const [event, listener] of passed) channel.off(event, listener);
    };
  }, [channel]);

  const own = { width: width ?? size.available, height: height ?? size.content };
  const scale = Math.min(1, size.available / own.width || 1);
  return (
    <div ref={place} className="embedded-story" style={{ height: own.height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own stories, which need their storage and scripts. */}
      <iframe
        {...{ [embeddedMark]: "" }}
        ref={frame}
        title={title}
        src={`iframe.html?${query}`}
        loading="lazy"
        onLoad={() => setLoaded(true)}
        style={{
          ...own,
          ...(width === undefined && { width: "100%" }),
          transform: `scale(${scale})`,
          visibility: isLoaded ? "visible" : "hidden",
        }}
      />
    </div>
  );
}
