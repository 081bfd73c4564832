/// A half of a stepper.
enum StepperHalf: Hashable, Sendable {
  case less
  case greater
}
