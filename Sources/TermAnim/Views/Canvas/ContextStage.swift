/// One thing that happens to what is drawn with a graphics context, in the space of its ground.
enum ContextStage {
  case clip(Layer.Clip)
  case mask(Layer.Mask)
  case filter(Filter)
  case transform(ProjectionTransform)
}
