import { Link } from 'react-router-dom';
import { openSignup, useSignedIn } from '../store';
import { AxesArt } from '../ui/axes-art';
import { Button, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './prose.module.css';

export default function AboutUs() {
  const signedIn = useSignedIn();
  return (
    <article className={styles.page}>
      <AxesArt kind="finish" />
      <PageTitle>About Us</PageTitle>
      <p className={styles.lead}>
        The plural is a courtesy. One person runs Curve Whisperer, for students who have an economics exam coming and a
        graph that refuses to make sense.
      </p>
      <section aria-labelledby="what">
        <h2 id="what">What it is</h2>
        <p>
          A microeconomics course in small pieces, for high school and university, and above all for the weeks before an
          AP-style exam. Each chapter is one idea: a short video, a summary to read, and a quiz. The library, the search
          and a free quiz on every finished chapter are open to anyone. Sign up, which is free, and you get a study
          plan, your progress on each topic, and review quizzes on what you keep getting wrong.
        </p>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">How it teaches</h2>
        <ul>
          <li>
            Every wrong choice in a quiz is wrong for a reason that somebody really believed once. After the quiz you
            read that reason, and why it does not hold.
          </li>
          <li>
            What you get wrong comes back. Review quizzes put their questions where the next one pays most;{' '}
            <Link to="/how-we-choose">how we choose them</Link> is no secret.
          </li>
          <li>
            A bad score is a sunk cost. You can take every quiz again, the best grade of a chapter stands, and no other
            student ever sees it.
          </li>
        </ul>
      </section>
      <section aria-labelledby="price">
        <h2 id="price">What it costs</h2>
        <p>
          Nothing, and there is no catch hidden in the small print: no advertising, no newsletter, no trackers, nothing
          sold. There is no such thing as a free lunch, so somebody pays for the server. It is the person who runs it.
        </p>
      </section>
      <section aria-labelledby="beta">
        <h2 id="beta">Why it says BETA</h2>
        <p>
          Because it is one. Some chapters are announced and not yet written, and some wait for their video. They say so
          wherever they appear. If you find a mistake, <Link to="/contactus">say so</Link>: a wrong answer key is the
          most useful message we can get.
        </p>
      </section>
      <section aria-labelledby="name">
        <h2 id="name">The name</h2>
        <p>
          Some people whisper to horses. Curves listen too, if you move only one at a time. It is also a rank on the
          dashboard, and not the highest one.
        </p>
      </section>
      <div className={styles.actions}>
        <ButtonLink to="/video-library" variant="primary">
          Jump to Videos
        </ButtonLink>
        {!signedIn && <Button onClick={() => openSignup()}>Get Started</Button>}
      </div>
    </article>
  );
}
