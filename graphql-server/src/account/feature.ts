import type { Feature } from '../feature';
import { PasswordResetEntity, SecretEntity, SessionEntity, UserEntity } from './account.entity';
import { AccountResolver } from './account.resolver';
import { accountCalls } from './account.routes';
import { RetrieveResolver } from './retrieve.resolver';
import { retrieveCalls } from './retrieve.routes';

export const entities = [UserEntity, SessionEntity, PasswordResetEntity, SecretEntity];

export const feature: Feature = {
  level: 1,
  entities,
  resolvers: [AccountResolver, RetrieveResolver],
  openToVisitors: ['logIn', 'requestPasswordReset', 'requestUsername', 'resetPassword', 'validateResetToken'],
  calls: [...accountCalls, ...retrieveCalls],
};
