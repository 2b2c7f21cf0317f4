import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely";

/** Counts the statements that run on a database with this plugin. */
export class StatementCount implements KyselyPlugin {
  count = 0;

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  // A query that is part of another one is transformed too, but has no result.
  async transformResult({ result }: PluginTransformResultArgs) {
    this.count += 1;
    return result;
  }
}
