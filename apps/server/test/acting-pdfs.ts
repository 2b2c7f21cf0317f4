import type { Removed } from "../src/platform/files/sanitize-outcome";
import { aPdfWith, linkTo, packed } from "./pdfs";

const js = "<</S/JavaScript/JS(EVIL)>>";
const evil = "8 0 obj <</S/JavaScript/JS(EVIL)>> endobj";
const spec = "<</Type/Filespec/F(EVIL.exe)/EF<</F 9 0 R>>>>";
const file = "9 0 obj <</Type/EmbeddedFile/Length 4>> stream\nEVIL\nendstream endobj";
const annotation = (entries: string) => `/Annots[<</Type/Annot/Rect[0 0 9 9] ${entries}>>]`;

type Sample = [what: string, bytes: Buffer, removed: Removed];

/** PDFs with active content, each containing the word EVIL, and the expected number of removed parts. */
export const actingPdfs: readonly Sample[] = [
  ["a script that runs when it opens", aPdfWith({ catalog: `/OpenAction ${js}` }), { scripts: 1 }],
  ["a script in an object of its own", aPdfWith({ catalog: "/OpenAction 8 0 R", objects: evil }), { scripts: 1 }],
  [
    "a script behind two references",
    aPdfWith({ catalog: "/OpenAction 7 0 R", objects: `7 0 obj 8 0 R endobj ${evil}` }),
    { scripts: 1 },
  ],
  ["a name in numbers", aPdfWith({ catalog: "/Open#41ction<</S/J#61vaScript/J#53(EVIL)>>" }), { scripts: 1 }],
  ["a name in numbers twice", aPdfWith({ catalog: "/OpenAction<</S/J#2361vaScript/JS(EVIL)>>" }), { scripts: 1 }],
  ["a comment in a name's place", aPdfWith({ catalog: "/OpenAction<</S%x\n/JavaScript/JS(EVIL)>>" }), { scripts: 1 }],
  [
    "a kind in an object of its own",
    aPdfWith({ catalog: "/OpenAction<</S 8 0 R/JS(EVIL)>>", objects: "8 0 obj /JavaScript endobj" }),
    { scripts: 1 },
  ],
  [
    "an action that is a stream",
    aPdfWith({
      catalog: "/OpenAction 8 0 R",
      objects: "8 0 obj <</S/JavaScript/JS(EVIL)/Length 1>> stream\nx\nendstream endobj",
    }),
    { scripts: 1 },
  ],
  [
    "a script in an object stream",
    aPdfWith({ catalog: "/OpenAction 8 0 R", objects: packed({ 8: js }) }),
    { scripts: 1 },
  ],
  ["a script for the document's events", aPdfWith({ catalog: `/AA<</WC ${js}>>` }), { actions: 1 }],
  ["a script for the page's events", aPdfWith({ page: `/AA<</O ${js}>>` }), { actions: 1 }],
  ["a script of a field", aPdfWith({ page: annotation(`/Subtype/Widget/AA<</K ${js}>>`) }), { actions: 1 }],
  ["a script of a button", aPdfWith({ page: annotation(`/Subtype/Widget/A ${js}`) }), { scripts: 1 }],
  ["a script in the place of an address", aPdfWith({ page: annotation(`/Subtype/Link/PA ${js}`) }), { scripts: 1 }],
  ["a script of a presentation", aPdfWith({ page: `/PresSteps<</NA ${js}/PA ${js}>>` }), { scripts: 2 }],
  [
    "a script of an outline",
    aPdfWith({ catalog: `/Outlines<</First 8 0 R>>`, objects: `8 0 obj <</Title(a)/A ${js}/Parent 8 0 R>> endobj` }),
    { scripts: 1 },
  ],
  [
    "a script behind a link",
    aPdfWith({ page: linkTo(`<</S/URI/URI(https://a.example)/Next ${js}>>`) }),
    { scripts: 1 },
  ],
  [
    "scripts in a list behind a link",
    aPdfWith({ page: linkTo(`<</S/GoTo/D[3 0 R/Fit]/Next[${js} ${js}]>>`) }),
    { scripts: 2 },
  ],
  [
    "a script behind a chain that is a cycle",
    aPdfWith({
      page: linkTo("7 0 R"),
      objects: `7 0 obj <</S/GoTo/D[3 0 R/Fit]/Next[7 0 R 6 0 R]>> endobj 6 0 obj <</S/GoTo/D[3 0 R/Fit]/Next[7 0 R 8 0 R]>> endobj ${evil}`,
    }),
    { scripts: 1 },
  ],
  [
    "named scripts in a tree that is a cycle",
    aPdfWith({
      catalog: "/Names<</JavaScript 7 0 R>>",
      objects: `7 0 obj <</Kids[7 0 R <</Names[(a) 8 0 R]>>]>> endobj ${evil}`,
    }),
    { scripts: 1 },
  ],
  [
    "a script of a page that is a template",
    aPdfWith({ catalog: `/Names<</Templates<</Names[(a) <</AA<</O ${js}>>>>]>>>>` }),
    {},
  ],
  ["a script for an unknown program", aPdfWith({ catalog: `/Whatever<</Do ${js}>>` }), {}],
  [
    "a script of an unknown kind",
    aPdfWith({ page: annotation("/Subtype/Link/A<</S/Whatever/JS(EVIL)>>") }),
    { scripts: 1 },
  ],
  [
    "an action of an unknown kind",
    aPdfWith({ page: annotation("/Subtype/Link/A<</S/Whatever/X(EVIL)>>") }),
    { actions: 1 },
  ],
  ["a program to start", aPdfWith({ page: linkTo("<</S/Launch/F(EVIL)>>") }), { links: 1 }],
  ["a program that starts by itself", aPdfWith({ catalog: "/OpenAction<</S/Launch/F(EVIL)>>" }), { actions: 1 }],
  ["another document", aPdfWith({ page: linkTo("<</S/GoToR/F(EVIL.pdf)/D[0/Fit]>>") }), { links: 1 }],
  ["a share", aPdfWith({ page: linkTo(String.raw`<</S/GoToR/F(\\\\EVIL\\a.pdf)/D[0/Fit]>>`) }), { links: 1 }],
  ["an attached document", aPdfWith({ page: linkTo(`<</S/GoToE/T<</N(EVIL)>>>>`) }), { links: 1 }],
  ["a thread of another document", aPdfWith({ page: linkTo("<</S/Thread/F(EVIL)>>") }), { links: 1 }],
  ["a form that sends", aPdfWith({ page: linkTo("<</S/SubmitForm/F(https://EVIL)>>") }), { actions: 1 }],
  ["data to import", aPdfWith({ page: linkTo("<</S/ImportData/F(EVIL)>>") }), { actions: 1 }],
  ["printing", aPdfWith({ catalog: "/OpenAction<</S/Named/N/Print/X(EVIL)>>" }), { actions: 1 }],
  ["hiding", aPdfWith({ page: linkTo("<</S/Hide/T(EVIL)>>") }), { actions: 1 }],
  ["a web page that opens by itself", aPdfWith({ catalog: "/OpenAction<</S/URI/URI(https://EVIL)>>" }), { actions: 1 }],
  ["a sound", aPdfWith({ page: linkTo("<</S/Sound/Sound(EVIL)>>") }), { media: 1 }],
  ["a rendition", aPdfWith({ page: linkTo("<</S/Rendition/OP 0/JS(EVIL)>>") }), { scripts: 1 }],
  ...["RichMedia", "Screen", "3D", "Movie", "Sound"].map((kind): Sample => [
    `an annotation of the kind ${kind}`,
    aPdfWith({ page: annotation(`/Subtype/${kind}/X(EVIL)`) }),
    { media: 1 },
  ]),
  [
    "an attached file",
    aPdfWith({ catalog: `/Names<</EmbeddedFiles<</Names[(a) ${spec}]>>>>`, objects: file }),
    { attachments: 1 },
  ],
  [
    "an attached file that belongs to the document",
    aPdfWith({
      catalog: "/AF[8 0 R]/Names<</EmbeddedFiles<</Names[(a) 8 0 R]>>>>",
      objects: `8 0 obj ${spec} endobj ${file}`,
    }),
    { attachments: 1 },
  ],
  [
    "a file attached to the page",
    aPdfWith({ page: annotation(`/Subtype/FileAttachment/FS ${spec}`), objects: file }),
    { attachments: 1 },
  ],
  ["a file that belongs to a page", aPdfWith({ page: `/AF[${spec}]`, objects: file }), { attachments: 1 }],
  [
    "the document of LibreOffice in a hybrid PDF",
    aPdfWith({
      trailer: "/AdditionalStreams [/application#2Fvnd#2Eoasis#2Eopendocument#2Etext 8 0 R]",
      objects: "8 0 obj <</Length 4>> stream\nEVIL\nendstream endobj",
    }),
    { attachments: 1 },
  ],
  ["a portfolio", aPdfWith({ catalog: "/Collection<</D(EVIL)>>/PageMode/UseAttachments" }), {}],
  [
    "an XFA form",
    aPdfWith({
      catalog: "/AcroForm<</Fields[]/XFA 8 0 R>>/NeedsRendering true",
      objects: "8 0 obj <</Length 4>> stream\nEVIL\nendstream endobj",
    }),
    { forms: 1 },
  ],
  [
    "a signature",
    aPdfWith({
      catalog: "/AcroForm<</Fields[8 0 R]/SigFlags 3>>/Perms<</DocMDP 9 0 R>>",
      objects: "8 0 obj <</FT/Sig/T(a)/V 9 0 R>> endobj 9 0 obj <</Type/Sig/Contents(EVIL)/ByteRange[0 1 2 3]>> endobj",
    }),
    { signatures: 1 },
  ],
  [
    "a picture that is loaded from elsewhere",
    aPdfWith({
      page: "/Thumb 8 0 R",
      objects: "8 0 obj <</F(https://EVIL)/FFilter/FlateDecode/Length 0>> stream\n\nendstream endobj",
    }),
    {},
  ],
  [
    "a profile that is loaded from elsewhere",
    aPdfWith({ catalog: "/OutputIntents[<</DestOutputProfileRef<</URLs[<</FS/URL/F(https://EVIL)>>]>>>>]" }),
    {},
  ],
  ["an object that nothing refers to", aPdfWith({ objects: evil }), {}],
  [
    "an earlier version of an object",
    aPdfWith({ catalog: "/OpenAction 8 0 R", objects: `${evil} 8 0 obj [3 0 R/Fit] endobj` }),
    {},
  ],
  [
    "a document after its end",
    Buffer.concat([aPdfWith({}), aPdfWith({ catalog: `/OpenAction ${js}` })]),
    { scripts: 1 },
  ],
  ["a page around it", Buffer.concat([aPdfWith({}), Buffer.from("<script>EVIL</script>")]), {}],
];
