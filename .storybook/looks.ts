/** The looks a story can be seen in; vitest.config.ts runs all stories in two combinations of them. */
export const globalTypes = {
  language: {
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: [
        { value: "default", title: "As specified" },
        { value: "fr", title: "Français" },
        { value: "en", title: "English" },
      ],
    },
  },
  colorMode: {
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
      ],
    },
  },
};

/** The widths that the look is judged at. */
export const viewports = {
  phone: { name: "Phone", styles: { width: "375px", height: "740px" }, type: "mobile" },
  tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "Desktop", styles: { width: "1280px", height: "800px" }, type: "desktop" },
} as const;
