/** Options that several commands share, so that they have one name and one description. */

export const JSON_OPTION = { json: { help: 'print the result as JSON (apps/cli/README.md)' } };

export const QUIET_OPTION = { quiet: { help: 'no progress on standard error' } };

export const THREADS_OPTION = {
  threads: { value: 'N', help: 'number of threads (default: number of cores)', formerly: 'workers' },
};
