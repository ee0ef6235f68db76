/** How sections are laid out, at phone width first. */
export const sectionStyles = `
.fp-top-bar { padding-block: 0.9rem; }
.fp-top-bar .fp-inner { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1.5rem; min-height: 2.75rem; }
.fp-notice { font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--fp-muted); }
.fp-top-bar:has(.fp-button) .fp-notice { order: 1; flex-basis: 100%; }
.fp-hero-words > * + * { margin-block-start: 1.35rem; }
.fp-hero-words > .fp-eyebrow + * { margin-block-start: 0.9rem; }
.fp-hero-words > .fp-actions { margin-block-start: 2rem; }
.fp-hero-words > .fp-actions + .fp-note { margin-block-start: 0.9rem; }
.fp-hero-image { margin-block-start: 2.5rem; }
.fp-hero-stacked .fp-inner, .fp-button-band .fp-inner { text-align: center; }
.fp-hero-stacked .fp-display, .fp-hero-stacked .fp-lead, .fp-button-band .fp-lead, .fp-button-band .fp-display { margin-inline: auto; }
.fp-hero-stacked .fp-rating { justify-content: center; }
.fp-hero-stacked .fp-hero-image { max-width: 58rem; margin-inline: auto; }
.fp-hero-stacked .fp-image-square, .fp-hero-stacked .fp-image-portrait { max-width: 34rem; margin-inline: auto; }
.fp-hero-article .fp-image-portrait, .fp-single-image .fp-image-portrait { aspect-ratio: 1; }
.fp-hero-cover .fp-hero-image { margin-inline: calc(50% - 50vw); }
.fp-hero-cover:not(.fp-hero-words-only) { padding-block-end: 0; }
.fp-hero-cover .fp-image { border-radius: 0; }
.fp-hero-words-only.fp-hero-cover, .fp-hero-words-only.fp-hero-split { padding-block: calc(var(--fp-space) * 1.35); }
.fp-author .fp-inner { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem 1.5rem; padding-block: 1rem; border-block: 1px solid var(--fp-line); }
.fp-article .fp-inner > .fp-image { margin-block-end: 2rem; }
.fp-list-item .fp-image { margin-block-start: 2rem; }
.fp-list-item:not(.fp-with-image) .fp-inner { max-width: 47rem; }
.fp-quote .fp-inner { max-width: 54rem; }
.fp-quote figcaption { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin-block-start: 1.5rem; }
.fp-quote blockquote { font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); font-size: clamp(1.5rem, 1.1rem + 2vw, 2.375rem); line-height: 1.28; letter-spacing: -0.01em; text-wrap: balance; }
.fp-quote blockquote > p::before { content: open-quote; }
.fp-quote blockquote > p::after { content: close-quote; }
.fp-quote-long blockquote { font-size: clamp(1.25rem, 1.05rem + 1vw, 1.625rem); line-height: 1.42; }
.fp-single-image .fp-inner { max-width: 54rem; }
.fp-single-image figcaption { margin-block-start: 0.75rem; }
.fp-gallery ul { display: grid; gap: clamp(0.75rem, 2vw, 1.5rem); grid-template-columns: repeat(2, minmax(0, 1fr)); }
.fp-gallery .fp-image { aspect-ratio: 1; height: 100%; width: 100%; }
:is(.fp-gallery-3, .fp-gallery-5) li:first-child { grid-column: 1 / 3; }
.fp-proof ul { display: grid; gap: 2rem 1.5rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.fp-proof-3 li:last-child { grid-column: 1 / -1; }
.fp-value { font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem); line-height: 1.1; letter-spacing: var(--fp-tracking); }
.fp-value + .fp-note { margin-block-start: 0.5rem; }
.fp-feature { display: flex; gap: 1rem; }
.fp-feature:not(:has(p)) { align-items: center; }
.fp-feature .fp-sub + p { margin-block-start: 0.45rem; color: var(--fp-muted); }
.fp-feature-long .fp-sub { font-size: 1.0625rem; line-height: 1.45; }
.fp-feature-number { flex: none; }
.fp-feature-list { display: grid; gap: 1.75rem 2.5rem; }
.fp-features-checks .fp-feature-list { gap: 1rem 2.5rem; }
.fp-features-checks .fp-feature { gap: 0.8rem; }
.fp-features-checks .fp-feature { align-items: flex-start; }
.fp-features-checks .fp-sub { font-family: inherit; font-weight: 500; font-size: 1.0625rem; line-height: 1.5; letter-spacing: 0; }
.fp-features-rows .fp-feature { padding-block: 1.5rem; border-block-start: 1px solid var(--fp-line); }
.fp-features-rows .fp-feature-list { gap: 0; border-block-end: 1px solid var(--fp-line); }
.fp-features .fp-image { margin-block-start: 2.5rem; }
.fp-steps ol { display: grid; gap: 2.25rem; }
.fp-steps .fp-sub { margin-block-start: 0.75rem; }
.fp-steps .fp-sub + p { margin-block-start: 0.45rem; color: var(--fp-muted); }
.fp-sides { display: grid; gap: 1.25rem; }
.fp-side { padding: clamp(1.5rem, 4vw, 2.5rem); background: var(--fp-card); border-radius: var(--fp-radius); }
.fp-side .fp-sub { margin-block-end: 0.75rem; }
.fp-side .fp-image { margin-block-end: 1.25rem; }
.fp-side-before p { color: var(--fp-muted); }
.fp-fit li { display: flex; gap: 0.75rem; }
.fp-fit li + li { margin-block-start: 0.75rem; }
.fp-comparison table { width: 100%; border-collapse: collapse; table-layout: fixed; }
.fp-comparison th, .fp-comparison td { padding: 0.9rem 0.5rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--fp-line); font-size: 0.9375rem; line-height: 1.45; }
.fp-comparison thead th { font-weight: 650; vertical-align: bottom; border-block-end: 2px solid var(--fp-ink); }
.fp-comparison tbody th { font-weight: 500; }
.fp-comparison th:first-child { width: 46%; padding-inline-start: 0; }
.fp-comparison .fp-icon { display: inline-block; vertical-align: -0.25em; margin: 0; }
.fp-comparison .fp-own { background: var(--fp-card); padding-inline: 0.9rem; }
.fp-comparison table + .fp-note { margin-block-start: 1rem; }
.fp-details dl > div { display: grid; gap: 0.15rem 2rem; padding-block: 0.9rem; border-block-start: 1px solid var(--fp-line); }
.fp-details dt { color: var(--fp-muted); }
.fp-reviews ul { display: grid; gap: 1.25rem; }
.fp-review > * + * { margin-block-start: 0.9rem; }
.fp-reviews-grid .fp-review { height: 100%; padding: clamp(1.5rem, 3vw, 2rem); background: var(--fp-card); border-radius: var(--fp-radius); }
.fp-reviews-list ul { max-width: 47rem; gap: 0; }
.fp-reviews-list li { padding-block: 1.75rem; border-block-start: 1px solid var(--fp-line); }
.fp-reviews-single .fp-review { max-width: 47rem; }
.fp-reviews-single blockquote { font-size: clamp(1.25rem, 1.05rem + 1vw, 1.625rem); line-height: 1.42; }
.fp-logos ul { display: flex; flex-wrap: wrap; align-items: center; gap: 1.5rem 3rem; }
.fp-logos .fp-image { width: 8rem; background: none; aspect-ratio: auto; border-radius: 0; }
.fp-offer .fp-display { max-width: 18em; }
.fp-ends { display: inline-block; padding: 0.35rem 0.9rem; border: 1px solid currentColor; border-radius: var(--fp-button-radius); font-size: 0.9375rem; font-weight: 650; }
.fp-offer .fp-image, .fp-price .fp-card { margin-block-start: 2rem; }
.fp-price .fp-card > * + * { margin-block-start: 1.1rem; }
.fp-price .fp-card { max-width: 34rem; }
.fp-price .fp-inner > .fp-card:first-child { margin: 0 auto; }
.fp-price .fp-title { font-size: 1.375rem; }
.fp-price-name { color: var(--fp-muted); }
.fp-price .fp-card > .fp-title + .fp-price-name { margin-block-start: 0.35rem; }
.fp-amount { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.9rem; font-family: var(--fp-heading-font); font-size: clamp(2.25rem, 1.6rem + 3vw, 3.25rem); line-height: 1.1; }
.fp-amount strong { font-weight: var(--fp-heading-weight); letter-spacing: var(--fp-tracking); }
.fp-amount s { font-size: 0.5em; color: var(--fp-muted); }
.fp-includes li { display: flex; gap: 0.75rem; }
.fp-includes li + li { margin-block-start: 0.65rem; }
.fp-price .fp-button { width: 100%; }
.fp-guarantee .fp-inner { max-width: 54rem; }
.fp-guarantee .fp-card { border: 1px solid var(--fp-line); }
.fp-guarantee .fp-title { font-size: clamp(1.25rem, 1.05rem + 1vw, 1.625rem); line-height: 1.35; max-width: none; }
.fp-questions .fp-inner { max-width: 54rem; }
.fp-question-list { border-block-end: 1px solid var(--fp-line); }
.fp-questions details { border-block-start: 1px solid var(--fp-line); }
summary { display: flex; align-items: baseline; justify-content: space-between; gap: 1.5rem; padding-block: 1.15rem; font-weight: 650; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: "+"; flex: none; font-weight: 400; font-size: 1.375rem; line-height: 1; color: var(--fp-link); }
details[open] > summary::after { content: "–"; }
.fp-questions details > p { padding-block-end: 1.35rem; max-width: 42em; color: var(--fp-muted); }
.fp-form-section .fp-stack { margin-block-end: 2rem; }
.fp-form-section .fp-image { margin-block-start: 2.5rem; }
.fp-form > * + * { margin-block-start: 1.1rem; }
.fp-field label { display: block; margin-block-end: 0.35rem; font-weight: 600; font-size: 0.9375rem; }
.fp-field input, .fp-field select { width: 100%; min-height: 3.125rem; padding: 0.65rem 0.9rem; border: 1.5px solid var(--fp-field); border-radius: var(--fp-field-radius); background: var(--fp-paper); color: var(--fp-ink); font: inherit; }
.fp-form.fp-card { background: var(--fp-card); }
.fp-consent { display: flex; gap: 0.75rem; font-size: 0.9375rem; line-height: 1.5; }
.fp-consent input, .fp-answer input { flex: none; width: 1.35rem; height: 1.35rem; margin: 0.1rem 0 0; accent-color: var(--fp-link); }
.fp-form .fp-button { width: 100%; }
.fp-quiz-section .fp-inner { max-width: 47rem; }
.fp-question + .fp-question, .fp-result + .fp-result, .fp-quiz-buttons { margin-block-start: 1.25rem; }
.fp-question legend { float: inline-start; width: 100%; margin-block-end: 1.1rem; }
.fp-question legend + * { clear: both; }
.fp-question-words { display: block; font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); font-size: 1.375rem; line-height: 1.25; }
.fp-answer { display: flex; align-items: flex-start; gap: 0.75rem; padding: 0.9rem 1rem; border: 1.5px solid var(--fp-line); border-radius: var(--fp-field-radius); background: var(--fp-paper); cursor: pointer; }
.fp-answer + .fp-answer { margin-block-start: 0.6rem; }
.fp-answer:has(:checked) { border-color: var(--fp-link); box-shadow: inset 0 0 0 1px var(--fp-link); }
.fp-letter { font-weight: 700; color: var(--fp-link); }
.fp-results { margin-block-start: 1.25rem; }
.fp-result > * + * { margin-block-start: 0.75rem; }
.fp-scripted .fp-letter, .fp-scripted .fp-result > .fp-eyebrow { display: none; }
.fp-quiz-buttons { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.75rem; }
.fp-quiz [hidden] { display: none; }
.fp-video video { width: 100%; aspect-ratio: 16 / 9; border-radius: var(--fp-radius); background: #000000; }
.fp-video .fp-inner { max-width: 58rem; }
.fp-video .fp-image { aspect-ratio: 16 / 9; }
.fp-video .fp-heading, .fp-video .fp-actions { text-align: center; }
.fp-video .fp-title, .fp-video .fp-lead { margin-inline: auto; }
.fp-video .fp-heading:empty { display: none; }
.fp-video .fp-actions { margin-block-start: 2rem; }
.fp-transcript { margin-block-start: 1rem; }
.fp-button-band .fp-actions { margin-block-start: 2rem; }
.fp-button-band .fp-inner > * + .fp-lead, .fp-button-band .fp-note { margin-block-start: 0.9rem; }
.fp-footer { padding-block: clamp(2.5rem, 6vw, 4rem); font-size: 0.9375rem; }
.fp-footer .fp-inner { display: grid; gap: 1.75rem 3rem; }
.fp-footer-brand > * + * { margin-block-start: 0.6rem; }
.fp-footer h2 { font-family: inherit; font-size: 0.9375rem; font-weight: 650; margin-block-end: 0.35rem; }
.fp-footer .fp-text > * + * { margin-block-start: 0; }
.fp-footer ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
.fp-footer ul a { display: inline-block; padding-block: 0.25rem; color: inherit; }
`
