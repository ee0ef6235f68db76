-- The model that speaks the videos of a workspace; empty when the draft voice and recordings do.
alter table generation_providers
  add column speech_model text not null default '';
