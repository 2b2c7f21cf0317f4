import { describe, expect, it } from "vitest";
import { aPdfWith } from "../../../../test/pdfs";
import { parseCv } from "../parse-cv";
import { readStructuredCv } from "./read-attached-cv";

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
          <City>Lorient</City><Country>fr</Country>
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
        <OrganizationContact><Communication><Address><oa:CityName>Brest</oa:CityName></Address></Communication></OrganizationContact>
        <AttendancePeriod>
          <StartDate><hr:FormattedDateTime>2015-09</hr:FormattedDateTime></StartDate>
          <EndDate><hr:FormattedDateTime>2018-06</hr:FormattedDateTime></EndDate>
        </AttendancePeriod>
        <EducationDegree>
          <hr:DegreeName>Bac pro</hr:DegreeName>
          <FieldOfStudy typeCode="FREETEXT"><MainFieldOfStudy><ProgramConcentration>Soudage</ProgramConcentration></MainFieldOfStudy></FieldOfStudy>
        </EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension>
          <hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score>
        </eures:CompetencyDimension>
        <eures:CompetencyDimension>
          <hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score>
        </eures:CompetencyDimension>
      </PersonCompetency>
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
    <Employer><Name>Océane Mutuelle</Name>
      <ContactInfo><Address><Contact><Municipality>Saint-Nazaire</Municipality></Contact></Address></ContactInfo>
    </Employer>
  </WorkExperience></WorkExperienceList>
  <EducationList><Education>
    <Period><From year="2010"/><Current>true</Current></Period>
    <Title>DUT GEA</Title><Organisation><Name>IUT de Nantes</Name>
      <ContactInfo><Address><Contact><Municipality>Nantes</Municipality></Contact></Address></ContactInfo>
    </Organisation>
    <Field><Code>3</Code><Label>Finances</Label></Field>
  </Education></EducationList>
  <Skills><Linguistic>
    <MotherTongueList><MotherTongue><Description><Label>Français</Label></Description></MotherTongue></MotherTongueList>
    <ForeignLanguageList><ForeignLanguage><Description><Label>Anglais</Label></Description>
      <ProficiencyLevel><Listening>B2</Listening><Reading>C1</Reading><SpokenInteraction>B1</SpokenInteraction></ProficiencyLevel>
    </ForeignLanguage></ForeignLanguageList>
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
          summary: "Coques d'acier très.\n- TIG\n- MIG\nLorient",
        },
        { name: "Chantiers & Fils", position: "Apprentie", startDate: "2018", endDate: "2019-12" },
      ],
      education: [
        {
          institution: "Lycée de Brest",
          studyType: "Bac pro, Soudage",
          startDate: "2015-09",
          endDate: "2018-06",
          description: "Brest",
        },
      ],
      projects: [{ name: "Marée", url: expect.stringMatching(/^https:\/\/maree\.example/) }],
      certificates: [],
      skills: [{ name: "AutoCAD" }],
      languages: [
        { language: "Français", fluency: "Native speaker" },
        { language: "Anglais", fluency: "B2" },
        { language: "Gallo" },
      ],
    });
  });

  it("has a single date for both ends if its period is not ongoing", () => {
    const end = "<EndDate><hr:FormattedDateTime>2018-06</hr:FormattedDateTime></EndDate>";
    expect(readStructuredCv(candidate.replace(end, "<Ongoing>false</Ongoing>"))).toMatchObject({
      education: [{ startDate: "2015-09", endDate: "2015-09" }],
    });
    const [ongoing] = readStructuredCv(candidate.replace(end, "<Ongoing>true</Ongoing>"))?.education ?? [];
    expect(ongoing).toMatchObject({ startDate: "2015-09" });
    expect(ongoing).not.toHaveProperty("endDate");
  });

  it("has no field of study that is a code", () => {
    expect(readStructuredCv(candidate.replace("Soudage", "0715"))).toMatchObject({
      education: [{ studyType: "Bac pro" }],
    });
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
          summary: "Bilans\nSaint-Nazaire",
        },
      ],
      education: [
        {
          institution: "IUT de Nantes",
          studyType: "DUT GEA, Finances",
          startDate: "2010",
          description: "Nantes",
        },
      ],
      languages: [
        { language: "Français", fluency: "Native speaker" },
        { language: "Anglais", fluency: "B1" },
      ],
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
    expect(await parseCv(attached(passport))).toMatchObject({ work: [{ name: "Océane Mutuelle" }] });
  });

  it("are those of its text if an attached file is no CV", async () => {
    expect(await parseCv(attached("<svg/>"))).toBe("nothingFound");
  });
});
