import type { Sql } from "../storage/database.ts";

export interface TaskFigures {
  /** `code` is empty but for failures. */
  readonly tasks: readonly { family: string; status: string; code: string; count: number }[];
  /** 0 while nothing waits. */
  readonly oldestWaitSeconds: number;
  readonly stages: readonly { family: string; stage: string; seconds: number }[];
}

/** How the tasks of all accounts and all processes stand. */
export async function taskFigures(sql: Sql): Promise<TaskFigures> {
  const tasks = await sql.query(
    `select family, status, coalesce(failure->>'code', '') as code, count(*) as count from tasks
     group by 1, 2, 3 order by 1, 2, 3`,
  );
  const [waiting] = await sql.query(
    "select coalesce(extract(epoch from now() - min(created_at)), 0) as seconds from tasks where status = 'queued'",
  );
  const stages = await sql.query(
    `select family, key as stage, avg(value::float8) / 1000 as seconds
     from tasks, jsonb_each_text(coalesce(report->'timingsMs', '{}'))
     where status = 'succeeded' and report->'cached' is null and finished_at > now() - interval '5 minutes'
     group by 1, 2 order by 1, 2`,
  );
  const text = (value: unknown) => String(value);
  return {
    tasks: tasks.map(({ family, status, code, count }) => ({
      family: text(family),
      status: text(status),
      code: text(code),
      count: Number(count),
    })),
    // the wait of a task that goes back to be optimized counts from its creation
    oldestWaitSeconds: Number(waiting?.seconds ?? 0),
    stages: stages.map(({ family, stage, seconds }) => ({
      family: text(family),
      stage: text(stage),
      seconds: Number(seconds),
    })),
  };
}
