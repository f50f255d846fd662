/** `npm run audit`: whether a dependency of the running product has a known weakness, high or critical. */
import { spawnSync } from "node:child_process";
import { judgeAudit } from "./audit/judge-audit.ts";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const { isSafe, told } = judgeAudit(stdout);
console.log(told);
process.exit(isSafe ? 0 : 1);
