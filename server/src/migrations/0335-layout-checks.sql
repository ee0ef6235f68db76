-- What the layout checks found on generated images, and which layouts were tried for a design.
alter table image_designs
  -- The ids of built-in templates that may replace the template, the most suitable first; none for a template that a user chose.
  add column layout_alternatives text[] not null default '{}',
  -- The templates that were drawn and checked, the chosen one first; empty before the first drawing.
  add column layout_tries jsonb not null default '[]';
alter table generated_images
  -- The layout faults of the current drawing.
  add column layout_faults jsonb not null default '[]';
