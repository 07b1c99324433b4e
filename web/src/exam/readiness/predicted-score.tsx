import styles from './predicted-score.module.css';
import {
  HELD,
  HOW_PREDICTED,
  HOW_PREDICTED_IS_CHECKED,
  HOW_PREDICTED_TITLE,
  NOT_ON_REAL_SCORES,
} from './how-predicted';

/** Explains the predicted score of the exam, and how well the prediction did on simulated students. */
export function PredictedScore() {
  return (
    <>
      <h2 id="predicted-score">{HOW_PREDICTED_TITLE}</h2>
      {[...HOW_PREDICTED, HOW_PREDICTED_IS_CHECKED].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <table className={styles.held}>
        <caption className="visually-hidden">Of 100 exams of simulated students, how many the ranges held</caption>
        <thead>
          <tr>
            <th scope="col">Before the exam</th>
            <th scope="col">Range of points</th>
            <th scope="col">Range of scores</th>
          </tr>
        </thead>
        <tbody>
          {HELD.map(({ days, points, scores }) => (
            <tr key={days}>
              <th scope="row">{days} days</th>
              <td>{points} of 100</td>
              <td>{scores} of 100</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{NOT_ON_REAL_SCORES}</p>
    </>
  );
}
