export const productName = "Passerelle";

/** The colours of documents and mails, equal to those of the light interface. */
export const brandColors = { ink: "#17211D", muted: "#56635D", brand: "#0B5D51", contrast: "#FFFFFF" } as const;
