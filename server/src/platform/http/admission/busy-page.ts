/** The page of a server that has too much to do. It needs no script and no style, which the policy of plain answers forbids. */
export const BUSY_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Marquee has too much to do</title>
<h1>Marquee has too much to do right now</h1>
<p>This page opens again by itself in a few seconds. Nothing was changed.</p>
</html>
`
