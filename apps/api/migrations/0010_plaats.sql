-- Was an answer given at home, where somebody may help? It then weighs half in the estimate. What was answered before
-- was folded as given at school, and so it is said of it: the same answers must go on giving the same state.
alter table antwoord add column thuis boolean not null default false;
alter table antwoord alter column thuis drop default;
