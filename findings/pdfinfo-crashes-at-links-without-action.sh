#!/usr/bin/env bash
# Finding: `pdfinfo -url` of Poppler crashes at a link annotation without an action.
#
# Expected: an annotation of the kind Link whose optional entries A and Dest are both missing is valid, and is skipped.
# Seen: with Poppler 22.12 pdfinfo is killed by a segmentation fault. So cleaned resumes lose such annotations (D-317).
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/link.pdf" <<'PDF'
%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[<</Type/Annot/Subtype/Link/Rect[40 790 120 820]>>]>> endobj
trailer <</Root 1 0 R/Size 4>>
startxref
0
%%EOF
PDF

pdfinfo -v 2>&1 | head -1
set +e
pdfinfo -url "$folder/link.pdf" > /dev/null 2>&1
status=$?
set -e
echo "pdfinfo -url ends with status $status"
if [ "$status" != 139 ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
