-- Sounds by their own content, and which text each says. Our own words and sentences alone: they belong to no school.
create table geluid (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  soort text not null check (soort in ('mp3', 'ogg', 'webm', 'm4a', 'wav')),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  created_at timestamptz not null default now()
);
-- Sound is packed already.
alter table geluid alter column bytes set storage external;

-- `bron` is 'opname', or the provider with the voice that said it: with another voice it is said anew.
create table geluid_tekst (
  taal text not null check (taal in ('nl-NL', 'nl-BE')),
  tekst text not null check (tekst <> ''),
  bron text not null check (bron <> ''),
  hash text not null references geluid (hash),
  created_at timestamptz not null default now(),
  primary key (taal, tekst, bron)
);
create index geluid_tekst_hash on geluid_tekst (hash);

-- The server keeps what a provider made; recordings are added from the command line, as the owner.
grant select, insert on geluid, geluid_tekst to app;
