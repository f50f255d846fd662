/** THE LIST, in order. A step that was released is never changed: add another. Plain PostgreSQL. */
export const MIGRATIONS: readonly { readonly name: string; readonly statements: readonly string[] }[] = [
  {
    name: "001-first-tables",
    statements: [
      "create table settings (name text primary key, value text not null)",
      `create table accounts (
        id uuid primary key,
        name text not null unique,
        balance bigint check (balance >= 0),
        created_at timestamptz not null default now()
      )`,
      `create table tokens (
        hash bytea primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        created_at timestamptz not null default now()
      )`,
      "create sequence task_numbers",
      `create table tasks (
        id uuid primary key,
        number bigint not null unique default nextval('task_numbers'),
        account_id uuid not null references accounts (id) on delete cascade,
        family text not null check (family in ('text-to-3d', 'material')),
        kind text not null check (kind in ('preview', 'optimize')),
        status text not null check (status in ('queued', 'in_progress', 'succeeded', 'failed')),
        prompt text not null,
        negative_prompt text,
        seed bigint not null,
        version text,
        face_limit integer,
        pbr boolean not null,
        texture_size integer,
        credits_used bigint not null default 0,
        credits_reserved bigint not null default 0,
        revision integer not null default 0,
        files text[] not null default '{}',
        report jsonb,
        failure jsonb,
        request_id text,
        job_id uuid,
        attempts integer not null default 0,
        queue_number bigint not null default nextval('task_numbers'),
        created_at timestamptz not null default now(),
        finished_at timestamptz
      )`,
      "create index tasks_by_account on tasks (account_id, family, number desc)",
      "create index tasks_queued on tasks (queue_number) where status = 'queued'",
      `create table idempotency_keys (
        account_id uuid not null references accounts (id) on delete cascade,
        key text not null,
        fingerprint text not null,
        task_id uuid references tasks (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, key)
      )`,
      "create index idempotency_keys_by_task on idempotency_keys (task_id)",
      "create index idempotency_keys_by_age on idempotency_keys (created_at)",
    ],
  },
  {
    name: "002-many-processes",
    statements: [
      "alter table tasks add column losses integer not null default 0",
      `create table runs (
        job_id uuid primary key,
        task_id uuid not null references tasks (id) on delete cascade,
        beat bigint not null default 0,
        stage text not null default 'start',
        progress double precision not null default 0
      )`,
      "create index runs_by_task on runs (task_id)",
      "create index tasks_in_progress on tasks (queue_number) where status = 'in_progress'",
      `create table rate_limits (
        name text primary key,
        remaining double precision not null,
        counted_at timestamptz not null default now()
      )`,
    ],
  },
  {
    name: "003-limits",
    statements: [
      "alter table accounts add column requests_per_minute integer, add column unsettled_tasks integer",
      "alter table tokens add column expires_at timestamptz",
      "alter table tasks add column turn integer not null default 0",
    ],
  },
  {
    name: "004-kept-assets",
    statements: [
      // size_bytes: null until it has been looked up; made_from: what decides the bytes, null where it is not known
      `create table assets (
        task_id uuid not null references tasks (id) on delete cascade,
        revision integer not null,
        made_from text,
        size_bytes bigint,
        is_stored boolean not null default true,
        files text[] not null,
        report jsonb,
        read_at timestamptz not null default now(),
        primary key (task_id, revision)
      )`,
      "create index assets_by_origin on assets (made_from) where is_stored",
      "create index assets_by_age on assets (read_at) where is_stored",
      `insert into assets (task_id, revision, files, report, read_at)
       select id, revision, files, report, coalesce(finished_at, created_at) from tasks
       where revision > 0 and cardinality(files) > 0`,
      "create table counters (name text primary key, value bigint not null)",
      "alter table tasks add column upstream jsonb",
    ],
  },
  {
    name: "005-workers-and-runs",
    statements: [
      "create table workers (id uuid primary key, beat_at timestamptz not null default now())",
      "alter table accounts add column running_tasks integer",
    ],
  },
];
