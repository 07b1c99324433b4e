import * as client from '@apollo/client/react';
import * as documents from './password';
export const useRequestPasswordResetMutation = (options?: client.useMutation.Options<documents.RequestPasswordResetMutation, documents.RequestPasswordResetMutationVariables>) =>
  client.useMutation(documents.RequestPasswordResetDocument, options);

export const useRequestUsernameMutation = (options?: client.useMutation.Options<documents.RequestUsernameMutation, documents.RequestUsernameMutationVariables>) =>
  client.useMutation(documents.RequestUsernameDocument, options);

export const useValidateResetTokenMutation = (options?: client.useMutation.Options<documents.ValidateResetTokenMutation, documents.ValidateResetTokenMutationVariables>) =>
  client.useMutation(documents.ValidateResetTokenDocument, options);

export const useResetPasswordMutation = (options?: client.useMutation.Options<documents.ResetPasswordMutation, documents.ResetPasswordMutationVariables>) =>
  client.useMutation(documents.ResetPasswordDocument, options);
