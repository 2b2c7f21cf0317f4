import { describe, expect, it } from "vitest";
import { aPdfWith } from "../../../../test/pdfs";
import { readCv } from "../read-cv";
import { readStructuredCv } from "./read";

const candidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9"
    xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <CandidatePerson><PrimaryLanguageCode name="NORMAL">fra</PrimaryLanguageCode></CandidatePerson>
  <CandidateProfile languageCode="fr">
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Chantiers &amp; Fils</hr:OrganizationName>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Soudeuse
            navale</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2020-01-15</hr:FormattedDateTime></eures:StartDate>
            <hr:CurrentIndicator>true</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
          <oa:Description>&lt;p&gt;Coques d&amp;#39;acier tr&#232;s.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;TIG&lt;/li&gt;&lt;li&gt;MIG&lt;/li&gt;&lt;/ul&gt;</oa:Description>
        </PositionHistory>
        <PositionHistory>
          <PositionTitle>Apprentie</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2018</hr:FormattedDateTime></eures:StartDate>
            <eures:EndDate><hr:FormattedDateTime>2019-12</hr:FormattedDateTime></eures:EndDate>
            <hr:CurrentIndicator>false</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Lycée de Brest</hr:OrganizationName>
        <AttendancePeriod>
          <StartDate><hr:FormattedDateTime>2015-09</hr:FormattedDateTime></StartDate>
          <EndDate><hr:FormattedDateTime>2018-06</hr:FormattedDateTime></EndDate>
        </AttendancePeriod>
        <EducationDegree><hr:DegreeName>Bac pro</hr:DegreeName></EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID></PersonCompetency>
      <PersonCompetency><CompetencyID schemeName="FREE_TEXT">Gallo</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID></PersonCompetency>
    </PersonQualifications>
    <Projects><Project><Title>Marée</Title><Link>maree.example</Link></Project></Projects>
    <DigitalSkills><DigitalSkillsGroup><DigitalSkill>AutoCAD</DigitalSkill></DigitalSkillsGroup></DigitalSkills>
  </CandidateProfile>
</Candidate>`;

const passport = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="fr"><LearnerInfo>
  <WorkExperienceList><WorkExperience>
    <Period><From year="2013" month="--03" day="---09"/><To year="2015" month="--11"/></Period>
    <Position><Label>Comptable</Label></Position><Activities>&lt;p&gt;Bilans&lt;/p&gt;</Activities>
    <Employer><Name>Océane Mutuelle</Name></Employer>
  </WorkExperience></WorkExperienceList>
  <EducationList><Education>
    <Period><From year="2010"/><Current>true</Current></Period>
    <Title>DUT GEA</Title><Organisation><Name>IUT de Nantes</Name></Organisation>
  </Education></EducationList>
  <Skills><Linguistic>
    <MotherTongueList><MotherTongue><Description><Label>Français</Label></Description></MotherTongue></MotherTongueList>
    <ForeignLanguageList><ForeignLanguage><Description><Label>Anglais</Label></Description></ForeignLanguage></ForeignLanguageList>
  </Linguistic></Skills>
</LearnerInfo></SkillsPassport>`;

const resume = JSON.stringify({
  work: [
    { company: "Lumio", position: "Développeuse", startDate: "février 2021", summary: "Web", highlights: ["Tests"] },
  ],
  education: [{ institution: "CNAM", area: "Informatique", studyType: "Licence", endDate: "2020" }],
  skills: [{ name: "Web", keywords: ["CSS", "HTML"] }, { name: "Go" }],
  languages: [{ language: "Breton", fluency: "notions" }],
});

const none = { projects: [], certificates: [], skills: [] };

describe("a CV for programs (D-320)", () => {
  it("is read from Europass's XML since 2020", () => {
    expect(readStructuredCv(candidate)).toEqual({
      work: [
        {
          name: "Chantiers & Fils",
          position: "Soudeuse navale",
          startDate: "2020-01-15",
          summary: "Coques d'acier très.\n- TIG\n- MIG",
        },
        { name: "Chantiers & Fils", position: "Apprentie", startDate: "2018", endDate: "2019-12" },
      ],
      education: [{ institution: "Lycée de Brest", studyType: "Bac pro", startDate: "2015-09", endDate: "2018-06" }],
      projects: [{ name: "Marée", url: expect.stringMatching(/^https:\/\/maree\.example/) }],
      certificates: [],
      skills: [{ name: "AutoCAD" }],
      languages: [{ language: "Français" }, { language: "Anglais" }, { language: "Gallo" }],
    });
  });

  it("has a single date for both ends if its period is not ongoing", () => {
    const end = "<EndDate><hr:FormattedDateTime>2018-06</hr:FormattedDateTime></EndDate>";
    expect(readStructuredCv(candidate.replace(end, "<Ongoing>false</Ongoing>"))).toMatchObject({
      education: [{ startDate: "2015-09", endDate: "2015-09" }],
    });
    expect(readStructuredCv(candidate.replace(end, "<Ongoing>true</Ongoing>"))?.education).toEqual([
      { institution: "Lycée de Brest", studyType: "Bac pro", startDate: "2015-09" },
    ]);
  });

  it("is read from Europass's XML before 2020", () => {
    expect(readStructuredCv(passport)).toEqual({
      ...none,
      work: [
        {
          name: "Océane Mutuelle",
          position: "Comptable",
          startDate: "2013-03-09",
          endDate: "2015-11",
          summary: "Bilans",
        },
      ],
      education: [{ institution: "IUT de Nantes", studyType: "DUT GEA", startDate: "2010" }],
      languages: [{ language: "Français" }, { language: "Anglais" }],
    });
  });

  it("is read from JSON Resume", () => {
    expect(readStructuredCv(resume)).toEqual({
      ...none,
      work: [{ name: "Lumio", position: "Développeuse", startDate: "2021-02", summary: "Web\n- Tests" }],
      education: [{ institution: "CNAM", studyType: "Licence, Informatique", endDate: "2020" }],
      skills: [{ name: "CSS" }, { name: "HTML" }, { name: "Go" }],
      languages: [{ language: "Breton", fluency: "A2" }],
    });
  });

  it.each([
    ["other XML", "<svg/>"],
    ["broken XML", candidate.slice(0, 900)],
    ["XML with entities of its own", `<!DOCTYPE a [<!ENTITY a "b">]>${passport}`],
    ["other JSON", '{"a":1}'],
    ["broken JSON", "{"],
    ["a program", "export const a = 1;"],
  ])("is not read from %s", (_, text) => {
    expect(readStructuredCv(text)).toBeUndefined();
  });
});

const attached = (text: string) => {
  const bytes = Buffer.from(text).toString("latin1");
  const pdf = aPdfWith({
    catalog: "/Names<</EmbeddedFiles<</Names[(cv)<</Type/Filespec/F(cv)/EF<</F 9 0 R>>>>]>>>>",
    objects: `9 0 obj <</Type/EmbeddedFile/Length ${bytes.length}>> stream\n${bytes}\nendstream endobj`,
  });
  return new Uint8Array(pdf);
};

describe("the entries of a PDF", () => {
  it("are those of an attached CV", async () => {
    expect(await readCv(attached(passport))).toMatchObject({ work: [{ name: "Océane Mutuelle" }] });
  });

  it("are those of its text if an attached file is no CV", async () => {
    expect(await readCv(attached("<svg/>"))).toBe("nothingFound");
  });
});
