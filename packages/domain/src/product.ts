/** The product's name. */
export const productName = "Passerelle";

/** The colours of documents and mails: those of the interface in its light mode. */
export const brandColors = { ink: "#17211D", muted: "#56635D", brand: "#0B5D51", contrast: "#FFFFFF" } as const;
