/** Large, tight type, full surfaces of color, round corners. */
export const boldStyles = `
.fp-bold { --fp-radius: clamp(14px, 2vw, 24px); --fp-button-radius: 999px; --fp-field-radius: 12px; --fp-dot: 50%; --fp-space: clamp(3.25rem, 7.5vw, 6rem); --fp-tracking: -0.032em; --fp-display-size: clamp(2.5rem, 1.4rem + 4.9vw, 4.875rem); --fp-display-leading: 1.02; --fp-title-size: clamp(1.875rem, 1.25rem + 2.7vw, 3.125rem); }
.fp-bold .fp-eyebrow { display: inline-block; padding: 0.3rem 0.85rem; border-radius: 999px; background: var(--fp-card); color: var(--fp-ink); font-size: 0.875rem; font-weight: 650; }
.fp-bold .fp-column .fp-text, .fp-bold .fp-list-item .fp-text { font-size: 1.1875rem; }
.fp-bold .fp-card .fp-eyebrow { padding: 0; background: none; color: var(--fp-muted); }
.fp-bold .fp-button { min-height: 3.5rem; padding-inline: 2.1rem; font-size: 1.125rem; font-weight: 700; }
.fp-bold .fp-button-small { min-height: 2.75rem; padding-inline: 1.3rem; font-size: 0.9375rem; }
.fp-bold .fp-button-quiet { padding: 0; min-height: 2.75rem; }
.fp-bold .fp-quote figure { text-align: center; }
.fp-bold .fp-quote .fp-portrait { margin: 0 auto 1.5rem; }
.fp-bold .fp-quote figcaption { justify-content: center; }
.fp-bold .fp-features:not(.fp-with-image):not(.fp-features-rows) .fp-heading, .fp-bold .fp-steps .fp-heading, .fp-bold .fp-reviews-grid .fp-heading, .fp-bold .fp-gallery .fp-title, .fp-bold .fp-before-after .fp-title, .fp-bold .fp-fit .fp-title, .fp-bold .fp-comparison .fp-heading { text-align: center; margin-inline: auto; }
.fp-bold .fp-features:not(.fp-with-image):not(.fp-features-rows) .fp-title, .fp-bold .fp-steps .fp-title, .fp-bold .fp-reviews-grid .fp-title, .fp-bold .fp-comparison .fp-title { margin-inline: auto; }
.fp-bold .fp-hero-words > .fp-eyebrow + * { margin-block-start: 1.2rem; }
.fp-bold .fp-reviews-grid .fp-rating-large { justify-content: center; }
.fp-bold .fp-feature-number { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--fp-button); color: var(--fp-on-button); font-weight: 700; }
.fp-bold .fp-features-grid .fp-feature { flex-direction: column; padding: clamp(1.5rem, 3vw, 2rem); background: var(--fp-card); border-radius: var(--fp-radius); }
.fp-bold .fp-features-grid .fp-feature-list { gap: 1.25rem; }
.fp-bold .fp-features-checks:not(.fp-with-image) .fp-inner { max-width: 58rem; }
.fp-bold .fp-list-item .fp-number, .fp-bold .fp-steps .fp-number { display: grid; place-items: center; width: 3.25rem; height: 3.25rem; border-radius: 50%; background: var(--fp-button); color: var(--fp-on-button); font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); font-size: 1.375rem; margin-block-end: 1.25rem; }
.fp-bold .fp-steps .fp-number { margin-block-end: 0; }
.fp-bold .fp-proof li { padding: 1.5rem; background: var(--fp-card); border-radius: var(--fp-radius); }
.fp-bold .fp-proof ul { gap: 1rem; }
.fp-bold .fp-side-after, .fp-bold .fp-fit .fp-side:first-child { box-shadow: inset 0 0 0 2px var(--fp-link); }
.fp-bold .fp-offer:not(.fp-with-image) .fp-inner { text-align: center; }
.fp-bold .fp-offer:not(.fp-with-image) .fp-display, .fp-bold .fp-offer:not(.fp-with-image) .fp-lead { margin-inline: auto; }
.fp-bold .fp-comparison .fp-inner { max-width: 58rem; }
.fp-bold .fp-questions details { border: 0; margin-block-end: 0.75rem; padding-inline: 1.25rem; background: var(--fp-card); border-radius: var(--fp-field-radius); }
.fp-bold .fp-question-list { border: 0; }
.fp-bold .fp-price .fp-card, .fp-bold .fp-form.fp-card { box-shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 18px 48px -18px rgb(0 0 0 / 22%); }
.fp-bold .fp-guarantee .fp-card { border: 0; text-align: center; }
`
