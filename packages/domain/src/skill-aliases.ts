/**
 * Aliases of skills. Nothing else merges two skills: a version number, for instance, is only dropped where this table
 * says so, and "ISO 9001" or "Office 365" stay whole. Keys derived from it are stored, so a change of this table needs a
 * migration that recomputes them.
 */
export const skillAliases: Readonly<Record<string, readonly string[]>> = {
  ".net": ["dotnet", "dot net"],
  "amazon web services": ["aws"],
  anglais: ["english"],
  "c#": ["c sharp", "csharp"],
  "c++": ["cpp"],
  css: ["css3", "css 3"],
  excel: ["ms excel", "microsoft excel"],
  express: ["express.js", "expressjs"],
  "gestion de projet": ["gestion de projets", "project management"],
  go: ["golang", "go lang"],
  "google cloud": ["gcp", "google cloud platform"],
  html: ["html5", "html 5"],
  java: ["java 8", "java 11", "java 17", "java 21"],
  javascript: ["js", "java script", "ecmascript"],
  kubernetes: ["k8s"],
  mongodb: ["mongo", "mongo db"],
  "next.js": ["next", "nextjs"],
  "node.js": ["node", "nodejs", "node js"],
  php: ["php 7", "php 8", "php7", "php8"],
  postgresql: ["postgres", "postgre sql"],
  powerpoint: ["ms powerpoint", "microsoft powerpoint"],
  python: ["python 3", "python3", "python 2", "python2"],
  react: ["react.js", "reactjs", "react js"],
  "ruby on rails": ["rails", "ror"],
  "spring boot": ["springboot"],
  "sql server": ["mssql", "ms sql", "microsoft sql server"],
  typescript: ["ts", "type script"],
  "vue.js": ["vue", "vuejs", "vue js", "vue 3"],
  word: ["ms word", "microsoft word"],
};
