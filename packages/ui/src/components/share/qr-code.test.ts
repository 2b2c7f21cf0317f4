import { expect, it } from "vitest";
import { qrCode } from "./qr-code";

// The rows of the code, in base 36. The reader of the package qr (0.7) finds the address in it.
const known =
  "3xgof3z 20apow1 2vd42n1 2vjb9el 2vr0od9 20k3sqp 3xbl6yn ji1og 25nmbcp 28cbvym sm6sco 3jb50hv 38jtqvv twcjoo 2vbs4bq 27xvrp4 2xru0re 1hz98gc j3qz56 1lz0y75 2yidraz 2h5zkby c7reom i5gojd 3g7p59s fp4pg 3xbmzq2 207obv6 2vqjth5 2vaoghm 2vaos4w 209xnb4 3xg5xz5".split(
    " ",
  );

/** The rows of a drawn code without its border, as numbers in base 36. */
function rowsOf(file: string): string[] {
  const picture = decodeURIComponent(file);
  const size = Number(/viewBox="0 0 (\d+)/.exec(picture)?.[1]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "0"));
  for (const [, x, y, length] of picture.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    rows[Number(y)]?.fill("1", Number(x), Number(x) + Number(length));
  return rows.slice(4, -4).map((row) => Number.parseInt(row.slice(4, -4).join(""), 2).toString(36));
}

it("draws the code of an address, which a reader of another library has read", () =>
  expect(rowsOf(qrCode("https://passerelle.example/offers/7-archiviste"))).toEqual(known));
