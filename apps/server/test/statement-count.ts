import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely";

/** Counts the statements that run on a database with this plugin. */
export class StatementCount implements KyselyPlugin {
  count = 0;

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  // Subqueries are transformed too, but have no result.
  async transformResult({ result }: PluginTransformResultArgs) {
    this.count += 1;
    return result;
  }
}
