process.stdout.write('keyflower: nothing to run yet\n');
