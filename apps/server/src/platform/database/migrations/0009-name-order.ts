import { statements } from "./execute";

/** Latin letters that Unicode does not decompose, and their plain letters. */
const letters =
  "ⱥȺƀɃɓƁƃƂƈƇȼȻɕđĐðÐɖƉɗƊƌƋȡəƏǝƎɛƐɇɆƒƑǥǤɠƓħĦɦꞪıɨƗɪꞮȷɉɈɟʝꞲƙƘłŁƚȽɫⱢɬꞭɭȴɱⱮŋŊɲƝɳƞȠȵøØɵƟƥƤĸɍɌɼɽⱤɾȿⱾʂꟅŧŦƫƭƬʈƮȶʉɄʋƲƴƳɏɎƶƵȥȤɀⱿʐʑ’‘ʼʻʹ′";
const plain =
  "aabbbbbbcccccdddddddddddeeeeeeeeffgggghhhhiiiiijjjjjjkkllllllllllmmnnnnnnnnooooppqrrrrrrssssttttttttuuvvyyyyzzzzzzzz''''''''''''";
const pairs = "æae Æae ƕhv Ƕhv œoe Œoe ƣoi Ƣoi ßss þth Þth ẞss";

const single = `translate(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g'), '${letters}', '${plain}')`;
const folded = pairs
  .split(" ")
  .reduce((text, [letter, ...others]) => `replace(${text}, '${letter}', '${others.join("")}')`, single);

/** The order of names (D-411), the same on every database; most names are ASCII and need no folding. */
export const migration = statements(
  `create function name_order(name text) returns text language sql immutable parallel safe as $$
     select case when octet_length(name) = length(name) then lower(name collate "C")
       else lower(${folded} collate "C") end $$`,
  `create index users_by_name on users
     ((name_order(lastname) collate "C"), (name_order(firstname) collate "C"), id) where verified_at is not null`,
);
