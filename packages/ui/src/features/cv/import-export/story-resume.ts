/** A file of another service, with a known, a new and an incomplete entry, and one that cannot be imported. */
export const aResume = {
  basics: { name: "Jeanne Martin", summary: "…" },
  work: [
    { name: "Océane Mutuelle", position: "Développeuse front-end", employmentType: "cdi", startDate: "2020-01" },
    {
      name: "Atelier du Port",
      position: "Développeuse full-stack",
      employmentType: "freelance",
      startDate: "2012-03",
      endDate: "2013-08",
      keywords: ["PHP", "MySQL"],
      summary: "Refonte du site.",
    },
    {
      name: "Lumio",
      position: "Lead front-end",
      startDate: "2026-07",
      endDate: "fin d'été",
      highlights: ["Équipe de six"],
    },
    { position: "Sans employeur", startDate: "2011", endDate: "2011" },
  ],
  education: [
    { institution: "Lycée Montaigne", studyType: "Baccalauréat", area: "Sciences", startDate: "2009", endDate: "2012" },
  ],
  projects: [
    { name: "Contraste", description: "Une extension." },
    { name: "Marée", description: "Les horaires.", url: "javascript:alert(1)" },
  ],
  certificates: [{ name: "Opquast", issuer: "Opquast", date: "2022-05" }],
  skills: [{ name: "Web", keywords: ["TypeScript", "Svelte"] }, { name: "Rust" }],
  languages: [{ language: "Français" }, { language: "Italien", fluency: "B1" }, { language: "Grec", fluency: "lu" }],
  volunteer: [{ organization: "Maison de quartier" }],
};

export const resumeFile = (text: string) => new File([text], "cv-ailleurs.json", { type: "application/json" });
