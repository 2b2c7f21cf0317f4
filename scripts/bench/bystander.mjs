import { setTimeout as wait } from "node:timers/promises";

// A separate process, so that a flood of the server does not delay its clock: makes fifty calls a second for three
// seconds, as a hundred people in turn, and prints each one's time in ms.
const url = process.argv[2];
const calls = [];
for (let n = 0; n < 150; n += 1) {
  const start = performance.now();
  const call = fetch(`${url}/user/me`, { headers: { authorization: `Bearer bench-${300 + (n % 100)}` } });
  calls.push(
    call
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`The bystander got ${answer.status}.`))))
      .then(() => performance.now() - start),
  );
  await wait(20);
}
console.log(JSON.stringify(await Promise.all(calls)));
