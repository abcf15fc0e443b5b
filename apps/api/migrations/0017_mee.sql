-- How far a word moves where its whole category turns out a logit harder: the same answers speak of both, and what the
-- one takes the other leaves. sd is what is left of the word when its category is known. Banks from before say nothing
-- of it: their words stay when the category moves.
alter table item_bank add column mee double precision not null default 0 check (mee between -1 and 0);
alter table item_bank alter column mee drop default;
