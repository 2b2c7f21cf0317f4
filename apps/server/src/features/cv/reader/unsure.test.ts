import { expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

const unsureIn = (text: string) => proposeCv(linesOfText(text), 2026).unsure;

it("offers the recognised fields of an uncertain entry (D-485)", () => {
  expect(unsureIn("Expérience\nMars 2021 – Juin 2021\nNorthwind\nGlobex")).toMatchObject([
    { section: "work", work: { position: "Northwind", name: "Globex", startDate: "2021-03", endDate: "2021-06" } },
  ]);
  expect(unsureIn("Formation\n2019 – 2021\nCAP de soudage")).toMatchObject([
    { section: "education", education: { studyType: "CAP de soudage", startDate: "2019", endDate: "2021" } },
  ]);
});

it("offers the title and the place of an entry without a date", () => {
  expect(unsureIn("Expérience\n**Soudeuse navale\nChantiers du port\nMontage de coques.")).toMatchObject([
    {
      section: "work",
      work: { position: "Soudeuse navale", name: "Chantiers du port", summary: "Montage de coques." },
    },
  ]);
});

const jobsAt = (...places: string[]) => places.map((place) => `Soudeuse\t2019 – 2021\n${place}`).join("\n\n");
const placesOf = (text: string) => proposeCv(linesOfText(text), 2026).work.map(({ name }) => name);

it("does not tick names whose letters are repeated, as in documents that rely on ActualText (D-419)", () => {
  const text = `Expérience\n${jobsAt("टाटाटाटा कंकं सल् टाटेंससी", "บริริ ษัษั ทไทยพัษั ฒนา", "Globex")}`;
  expect(placesOf(text)).toEqual(["Globex"]);
  expect(unsureIn(text)).toHaveLength(2);
  const places = ["टाटा कंसल्टेंसी सर्विसेज", "बैंक ऑफ़ बड़ौदा", "บริษัทไทยพัฒนา"];
  expect(placesOf(`Expérience\n${jobsAt(...places)}`)).toEqual(places);
});
