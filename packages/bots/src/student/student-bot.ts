import type { Bot } from '../bot.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import { bytesOf } from '../evaluate/weights.ts';
import { searchBot } from '../levels/search-bot.ts';
import type { SearchModel } from '../search/model.ts';
import { netModel, netSettings } from '../net/net-model.ts';
import { unpack } from './packed-net.ts';
import { StudentNet } from './student-net.ts';

/** The packed weights of the net. */
export async function packedWeights(): Promise<Uint8Array> {
  const { PACKED } = await import('./packed-weights.ts');
  return new Uint8Array(bytesOf(PACKED).buffer);
}

let model: Promise<SearchModel> | null = null;

/** The net in whole numbers as a model for a search. */
export function studentModel(): Promise<SearchModel> {
  const load = async (): Promise<SearchModel> =>
    netModel(new StudentNet(unpack(await packedWeights()), evaluator.network));
  model ??= load();
  return model;
}

/** A search by the net in whole numbers. Its weights are half a megabyte, so they are loaded only when it is wanted. */
export function studentBot(id: string): Bot {
  let bot: Bot | null = null;
  return {
    id,
    async prepare() {
      bot ??= searchBot(id, await studentModel(), netSettings);
    },
    choose(request, stop) {
      if (!bot) throw new Error(`the bot "${id}" was not prepared`);
      return bot.choose(request, stop);
    },
  };
}
